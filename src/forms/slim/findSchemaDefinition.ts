/** Stands in for the function of @rjsf/utils that follows a `$ref`; the schemas that are bundled for us have none. */
// biome-ignore lint/style/noDefaultExport: stands in for a default export of @rjsf/utils
export default function findSchemaDefinition(reference: string): never {
  throw new Error(`"${reference}" cannot be followed: domain/formSchema.ts resolves references before a form is built`);
}
