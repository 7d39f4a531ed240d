/** Every address of the product, built in one place (spec 2 "Route table"). */
export const paths = {
  home: '/',
  startQuiz: '/#quiz',
  startQuizAt: (startPage: string) => `${startPage}#quiz`,
  quiz: '/quiz',
  comparison: '/comparison',
  comparisonOf: (customerId: string) => `/comparison/${encodeURIComponent(customerId)}`,
  savings: '/save',
  savingsQuiz: '/save#quiz',
  savingsReport: '/save#report',
  costSavings: '/cost-savings',
  demoRequest: '/demo-request',
  howItWorks: '/how-it-works',
  blog: '/blog',
  article: (articleId: string) => `/blog/${encodeURIComponent(articleId)}`,
  thankYou: '/thank-you',
  /** After a call was booked (spec 2 "Consultation"). */
  thankYouForCall: '/thank-you?conversion=consultation',
  topPosSoftware: '/top-pos-software',
  login: '/auth/login',
  logout: '/auth/logout',
  blogCms: '/blog-cms',
} as const;
