import { walkedVisitor } from '#tools/paths/models/walkedVisitor.ts';

/** The results page of the walked visitor, with the state from the quiz. */
export const walkedResults = {
  opens: '/comparison/aB3dE5gH7jK9',
  state: {
    userAnswers: {
      hasCurrentPOS: 'no',
      restaurantType: 'casual-dining',
      locationCount: '2-3',
      transactionVolume: '50k-150k',
      priorities: ['lowest-cost', 'inventory-management', 'kitchen-display'],
      expertConsultation: 'maybe',
    },
    userEmail: walkedVisitor.email,
    contactInfo: walkedVisitor,
  },
};
