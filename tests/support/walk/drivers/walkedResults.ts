import { walkedVisitor } from '#machines/models/walkedVisitor.ts';
import { recommendSystems } from '#server/catalogue.ts';

const userAnswers = {
  hasCurrentPOS: 'no',
  restaurantType: 'casual-dining',
  locationCount: '2-3',
  transactionVolume: '50k-150k',
  priorities: ['lowest-cost', 'inventory-management', 'kitchen-display'],
  expertConsultation: 'maybe',
};

/** The address of a walked visitor's results, with the state that the quiz hands on. */
export const walkedResults = {
  opens: '/comparison/aB3dE5gH7jK9',
  state: {
    userAnswers,
    recommendations: recommendSystems(userAnswers),
    userEmail: walkedVisitor.email,
    contactInfo: walkedVisitor,
  },
};
