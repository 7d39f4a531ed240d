/** The answers of a visitor without a POS today, as on the wire. */
export const wireAnswers = () => ({
  has_current_pos: 'no',
  restaurant_type: 'quick-service',
  location_count: 'single',
  transaction_volume: '10k-50k',
  priorities: ['lowest-cost', 'easy-setup-training', 'mobile-ordering'],
});

/** A complete body of `customer-answers/pos`. */
export const leadBody = (changes: Record<string, unknown> = {}) => ({
  type: 'pos',
  name: 'Sam Lee',
  company_name: 'Corner Diner',
  email: 'sam@example.com',
  phone: '(555) 010-0134',
  timeframe: '1-month',
  agree_to_comms: true,
  data: wireAnswers(),
  ...changes,
});
