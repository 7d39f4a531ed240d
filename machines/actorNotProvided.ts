/** The body of a promise actor until the app or a test provides one. */
export function actorNotProvided(name: string) {
  return (): Promise<never> => Promise.reject(new Error(`Actor "${name}" was not provided`));
}
