import type { Told } from "./api";
import { ask } from "./api";

/** Who I am to this house: nobody, as long as I have not sat down. `kept`: on other devices, too, or by a passkey. */
export type Me = { nickname: string | null; face: string; kept: boolean };
export type Device = { id: string; device: string; created: number; seen: number; here: boolean };
export type Passkey = { id: string; device: string; created: number; used: number };
export type WaysIn = { devices: Device[]; passkeys: Passkey[] };

/** One of my tables. `mine`: where I sit; `invited`: the chair that is kept for me. `since` and `due`: milliseconds since 1970. */
export type MyTable = Told & {
  mine: number | null;
  invited: number | null;
  asked: { about: string; seats: number[] } | null;
  asks_me: boolean;
  since: number | null;
  due: number | null;
  result: { winners: number[]; totals: number[] } | null;
};

type Guest = { nickname: string; face: string };

export const whoAmI = (): Promise<Me> => ask("me");
export const callMe = (guest: Guest): Promise<Me> => ask("me", guest);
export const myTables = (): Promise<{ tables: MyTable[] }> => ask("me/tables");
/** Chairs that this browser has by their tokens; `mine`: codes of those that are mine now. */
export const claimSeats = (seats: { table: string; token: string }[]): Promise<{ mine: string[] }> =>
  ask("me/seats", { seats });
export const waysIn = (): Promise<WaysIn> => ask("me/ways-in");
export const makeLink = (guest: Guest): Promise<{ secret: string; expires: number }> => ask("me/link", guest);
/** Another device, or all others. */
export const signOut = (device: string | null): Promise<WaysIn> => ask("me/out", { device });
export const dropPasskey = (passkey: string): Promise<WaysIn> => ask("me/passkey/drop", { passkey });
export const forgetMe = (): Promise<Me> => ask("me/forget", {});
/** Whose link it is, and how many tables of the guest that I am here would come along. */
export const whoseLink = (secret: string): Promise<Me & { tables: number }> => ask("in/link/whose", { secret });
export const comeIn = (secret: string): Promise<Me> => ask("in/link", { secret });

const NUMBERS = /^[\d.]+$|^\[/; // an address that is no name

/** Browsers give passkeys to secure pages only, and to names, not to numbers. */
export const canKeep = (): boolean =>
  isSecureContext &&
  !NUMBERS.test(location.hostname) &&
  "PublicKeyCredential" in window &&
  "parseCreationOptionsFromJSON" in PublicKeyCredential;

/** A new passkey for my name. `null`: I thought better of it. */
export async function keepName(guest: Guest): Promise<Me | null> {
  const wish = await ask<PublicKeyCredentialCreationOptionsJSON>("me/keep", guest);
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(wish);
  const credential = await asked(navigator.credentials.create({ publicKey }));
  return credential === null ? null : ask("me/passkey", { credential });
}

/** In, by a passkey that this device knows. `null`: it knows none, or I thought better of it. */
export async function comeInByPasskey(): Promise<Me | null> {
  const wish = await ask<PublicKeyCredentialRequestOptionsJSON>("in/passkey/ask", {});
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(wish);
  const credential = await asked(navigator.credentials.get({ publicKey }));
  return credential === null ? null : ask("in/passkey", { credential });
}

async function asked(asking: Promise<Credential | null>): Promise<unknown> {
  try {
    return ((await asking) as PublicKeyCredential | null)?.toJSON() ?? null;
  } catch (error) {
    if (error instanceof DOMException) return null; // not allowed, aborted, or there already
    throw error;
  }
}
