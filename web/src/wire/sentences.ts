// Written by python -m scripts.generate from the types of the engine and the server.

export type Term =
  | number
  | string
  | (
      | Text
      | Item
      | Say
      | By
      | Each
      | Joined
      | Parts
      | If
      | Same
      | Has
      | First
      | Find
      | Count
      | Add
      | Least
      | Tally
      | Split
      | Amount
      | Capital
    )
  | null;

/**
 * Of a game. What has no sentence of its own is told by `event-job-lost`, `option-CallOff` and `question-Snap`, and its fields.
 */
export interface Sentences {
  events: {
    [k: string]: Term;
  };
  page: {
    [k: string]: Term;
  };
  options: {
    [k: string]: Term;
  };
  question: Term;
  cautions: {
    [k: string]: Term;
  };
  phrases: {
    [k: string]: Term;
  };
  fields: {
    [k: string]: string;
  };
  words: {
    [k: string]: string;
  };
  tables: {
    [k: string]: {
      [k: string]: string | number | {};
    };
  };
}
/**
 * These letters.
 */
export interface Text {
  type: "Text";
  text: string;
}
/**
 * One of several, by its number or name.
 */
export interface Item {
  type: "Item";
  of: Term;
  at: Term;
}
/**
 * A message, `{path}` filled in; `plain`: the fields of `it` are arguments besides, and `you` is the part that the reader plays in it.
 */
export interface Say {
  type: "Say";
  key: string;
  args: {
    [k: string]: Term;
  };
  plain: boolean;
}
/**
 * A value by one of the game's phrases, for which it is `it`. Nothing stays nothing.
 */
export interface By {
  type: "By";
  phrase: string;
  of: Term;
}
/**
 * The term for every one of several, under a name, with its `index`. Nothing is left out.
 */
export interface Each {
  type: "Each";
  of: Term;
  term: Term;
  name: string;
}
/**
 * Several in a row: `a, b and c`, or with something else between them.
 */
export interface Joined {
  type: "Joined";
  of: Term;
  by: string | null;
}
/**
 * Several terms as one list. Nothing is left out.
 */
export interface Parts {
  type: "Parts";
  of: Term[];
}
/**
 * Zero, an empty list and no letters are as good as nothing.
 */
export interface If {
  type: "If";
  test: Term;
  then: Term;
  otherwise: Term;
}
export interface Same {
  type: "Same";
  one: Term;
  other: Term;
}
export interface Has {
  type: "Has";
  of: Term;
  value: Term;
}
/**
 * The first that is something.
 */
export interface First {
  type: "First";
  of: Term[];
}
/**
 * The first of several that the test holds for, as `it`; or, with `index`, which one it is.
 */
export interface Find {
  type: "Find";
  of: Term;
  test: Term;
  index: boolean;
}
/**
 * How many there are: all, or those that are this one.
 */
export interface Count {
  type: "Count";
  of: Term;
  value: Term;
}
export interface Add {
  type: "Add";
  of: Term;
  plus: Term;
  minus: Term;
}
export interface Least {
  type: "Least";
  of: Term;
}
/**
 * Of several, what each is by the table, and how many there are: `value` and `count`.
 */
export interface Tally {
  type: "Tally";
  of: Term;
  table: string;
}
export interface Split {
  type: "Split";
  of: Term;
  by: string;
}
/**
 * A number with its thousands apart.
 */
export interface Amount {
  type: "Amount";
  of: Term;
}
/**
 * A sentence that begins with part of one.
 */
export interface Capital {
  type: "Capital";
  of: Term;
}
