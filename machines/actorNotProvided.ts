/** Stand-in body for a promise actor whose real work the app or a test provides. */
export function actorNotProvided(name: string) {
  return (): Promise<never> => Promise.reject(new Error(`Actor "${name}" was not provided`));
}
