/** Who is signed in; only the id is read (spec 3). */
export type CurrentUser = { id: number };
