/** A complete body of `businesses`, as on the wire. */
export const listingBody = (changes: Record<string, unknown> = {}) => ({
  softwareType: 'pos',
  productName: 'TableTurn',
  website: 'https://tableturn.example',
  businessEmail: 'hello@tableturn.example',
  cellPhone: '(737) 555-0186',
  agreeToComms: true,
  ...changes,
});

/** A complete body of `demo-requests`, as on the wire. */
export const demoBody = (changes: Record<string, unknown> = {}) => ({
  name: 'Maria Gallo',
  restaurantName: 'Trattoria Gallo',
  businessEmail: 'maria@trattoriagallo.example',
  cellPhone: '(512) 555-0142',
  restaurantType: 'casual-dining',
  monthlySalesVolume: '50k-100k',
  ...changes,
});
