import type { Product } from './product.ts';

/** The stored leads of an address, oldest first. */
export async function leadsOf(product: Product, email: string) {
  const rows = await product.read((connection) =>
    connection
      .selectFrom('lead')
      .selectAll()
      .where('email_key', '=', email.toLowerCase())
      .orderBy('created_at')
      .execute(),
  );
  return rows.map((row) => ({
    ...row,
    answers: JSON.parse(row.answers),
    recommendations: JSON.parse(row.recommendations),
  }));
}
