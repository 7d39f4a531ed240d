/** Replaces the function of @rjsf/utils that follows a `$ref`; bundled schemas have none. */
// biome-ignore lint/style/noDefaultExport: replaces a default export of @rjsf/utils
export default function findSchemaDefinition(reference: string): never {
  throw new Error(
    `"${reference}" cannot be followed: domain/questions/formSchema.ts resolves references before a form is built`,
  );
}
