/** The cash jobs as line drawings on a grid of 24. */
export const RACKETS: Record<string, string> = {
  gas_station_robbery: "M5 20.5V5h8v15.5M3.5 20.5h11M7 8h4v3.5H7zM13 12h2.5v5q0 1.5 1.5 1.5t1.5-1.5V9l-3-3",
  credit_card_fraud: "M3 6h18v12H3zM3 10h18M6 14.5h4M15.5 14.5h2.5",
  threats: "M4 4.5h16v12h-8L7.5 21v-4.5H4zM12 7.5v4M12 13.5h.01",
  escort_service: "M9 21h6v-7H9zM10 14V9.5h4V14M10 9.5V6l4-3v6.5",
  arms_deal:
    "M4 20.5v-9q0-4 2-7 2 3 2 7v9zM10 20.5v-9q0-4 2-7 2 3 2 7v9zM16 20.5v-9q0-4 2-7 2 3 2 7v9zM4 17.5h4M10 17.5h4M16 17.5h4",
  cigarette_smuggling: "M3 14.5h13v4H3zM12.5 14.5v4M18.5 14.5v4M21 14.5v4M18 11q0-2.5-2-3t-1.5-3M21 11q0-3.5-2.5-5",
  insolvency: "M3.5 4v16.5H21M6.5 8l4.5 4 3-2 6 7M20 13v4h-4",
  scam: "M2.5 18.5l1.5-8h4l1.5 8zM14.5 18.5l1.5-8h4l1.5 8zM9 15l1-8h4l1 8M12 18h.01",
  price_rigging: "M9 3v18M12.5 7q-7-3-7 1 0 2.5 3.5 3.5t3.5 3.5q0 4-7 1.5M18.5 20V8M15.5 11l3-3 3 3",
  drug_delivery: "M4 8l8-4 8 4v9l-8 4-8-4zM4 8l8 4 8-4M12 12v9M8 6l8 4",
  car_theft: "M11.5 9a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM10.5 11.5l9 8M16 16.5l2-2M18.5 18.5l2-2M7 9h.01",
  investment_fraud: "M3.5 4v16.5H21M6.5 16l4-4.5 3 2L20 6M16 6h4v4",
  red_light_district: "M12 2.5V6M6 12q0-6 6-6t6 6zM9.5 12v1a2.5 2.5 0 0 0 5 0v-1M5.5 16l-2 2.5M18.5 16l2 2.5M12 18v3",
  counterfeiting: "M3 9.5h13.5v8H3zM6.5 9.5V6H21v8.5h-4.5M11.5 13.5a1.7 1.7 0 1 1-3.4 0 1.7 1.7 0 0 1 3.4 0zM6 21h12",
  blackmail: "M3 7.5h4l1.5-2.5h7L17 7.5h4V19H3zM16 13a4 4 0 1 1-8 0 4 4 0 0 1 8 0z",
  bankruptcy: "M13 3.5l6 6-3 3-6-6zM11.5 8L3.5 17l2.5 2.5 8.5-8.5M12 20.5h9",
  cheating: "M7.5 3h9v12h-9zM12 6l2 3-2 3-2-3zM4 21l2.5-6h11L20 21zM8.5 18h.01",
  car_theft_ring:
    "M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0zM14 12a2 2 0 1 1-4 0 2 2 0 0 1 4 0zM3.7 11H10M14 11h6.3M12 14v6.5",
  pyramid_scheme: "M12 3l9.5 17.5h-19zM8.7 9h6.6M6 14h12M12 9v5M9 14v6.5M15 14v6.5",
  public_contracts: "M5 3.5h14v13H5zM8 7h8M8 10h5M18 16a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM13.5 18.5l-.5 3.5 2-1 2 1-.5-3.5",
  drug_dealing: "M6 7.5h12l1.5 13h-15zM6 7.5L7 4h10l1 3.5M8 15q2-2 4 0t4 0M10 18h.01M14 18h.01",
  usury: "M6 19L18 5M9.5 7.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zM19.5 16.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z",
  hazardous_waste: "M6 3.5h12v17H6zM6 8h12M6 16.5h12M12 10l2.5 4h-5zM4.5 3.5h15M4.5 20.5h15",
  drug_smuggling:
    "M3 13.5h18L18.5 18h-13zM6 13.5V9h9v4.5M8 9V5h3v4M15 13.5V7h3v6.5M3 21q1.5-1.5 3 0t3 0 3 0 3 0 3 0 3 0",
  illegal_lab: "M9.5 3.5h5M10.5 3.5V10l-6 9q-.8 2 1.5 2h12q2.3 0 1.5-2l-6-9V3.5M7.5 15h9M11 18h.01M14 17.5h.01",
  illegal_subsidies:
    "M15.5 7a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0zM3 14h4l4 1.5h4q1.5.5 1 2h-5M16 16.5l4.5-2.5q1.5 1-.5 2.5L14 20.5H7L3 19",
  wild_party:
    "M5 3.5h5v5q0 3-2.5 3T5 8.5zM7.5 11.5V20M5 20.5h5M14 3.5h5v5q0 3-2.5 3T14 8.5zM16.5 11.5V20M14 20.5h5M5 6.5h5M14 6.5h5",
  vote_rigging: "M3.5 12h17v8.5h-17zM8 12V3.5h8V12M10 7.5L11.5 9l3-3M7.5 15.5h9",
  high_rollers: "M4 20v-6h7v6zM13 20V5h7v15zM4 17h7M13 17h7M13 14h7M13 11h7M13 8h7M3 20h18",
  film_production: "M3.5 9.5h17v11h-17zM3.5 9.5L3 5.5l17-3 .5 3.5zM8 4.7L10 8.3M12.5 3.9l2 3.6M10 12.7v4.6l4-2.3z",
  debt_trap:
    "M12.5 16a5 5 0 1 1-10 0 5 5 0 0 1 10 0zM11 12.5l1.5-1.5M15.5 9.5a1.8 1.8 0 1 1-3.6 0 1.8 1.8 0 0 1 3.6 0zM18 6a1.8 1.8 0 1 1-3.6 0 1.8 1.8 0 0 1 3.6 0zM18 5l3.5-2",
  boxing_match: "M6.5 20.5H15v-4q4.5-1 4.5-6.5 0-6-7-6-6 0-6.5 5-3 .5-3 3t3.5 2.5zM6.5 17H15M6 9q3.5.5 4 3.5",
  toxic_waste_dump:
    "M5 11a7 7 0 1 1 14 0q0 3-2.5 4.5V19h-9v-3.5Q5 14 5 11zM9.5 11h.01M14.5 11h.01M12 14v1M10.5 19v2M13.5 19v2",
  car_smuggling: "M2.5 6.5h11v11h-11zM13.5 10.5h4l4 4v3h-8M9 17.5a2 2 0 1 1-4 0M19.5 17.5a2 2 0 1 1-4 0M5 10h6",
  insurance_fraud:
    "M3 12q.5-8 9-8t9 8q-1.5-1.5-3-1.5T15 12q-1.5-1.5-3-1.5T9 12q-1.5-1.5-3-1.5T3 12zM12 10.5V18q0 2.5 2 2.5T16 18M12 4V2.5",
  real_estate_fraud: "M3.5 11.5L12 4l8.5 7.5M6 9.5v11h12v-11M13.5 13.5a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0zM12 15v3",
  rigged_gambling: "M4 4.5h12v16H4zM6.5 8h7v5h-7zM10 8v5M16 12h3.5V6M19.5 4.5h.01M7.5 17h5",
  senators_party: "M7 16V5h10v11M3.5 16h17q-.5 2.5-3 2.5h-11q-2.5 0-3-2.5zM7 12.5h10",
  drug_gang:
    "M15 8a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM6.5 20.5q0-7 5.5-7t5.5 7M6 11a2.3 2.3 0 1 1 0-4.5M18 11a2.3 2.3 0 1 0 0-4.5M2.5 18q0-4 2.5-4.5M21.5 18q0-4-2.5-4.5",
  omars_deal: "M3.5 8h17v12h-17zM9 8V4.5h6V8M3.5 13h17M12 12v2.5",
};
