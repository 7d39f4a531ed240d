/** A complete body of `quotes`, as on the wire. */
export const quoteBody = (changes: Record<string, unknown> = {}) => ({
  name: 'Sam Lee',
  company_name: 'Corner Diner',
  email: 'sam@example.com',
  phone: '(555) 010-0134',
  timeframe: '1-month',
  data: { pos_systems: ['toast', 'lavu'] },
  ...changes,
});
