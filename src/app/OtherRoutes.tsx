import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { prepareRequests } from '#src/api/http.ts';
import { contentPages } from './contentPages.ts';

const QuizRoute = lazy(async () => ({ default: (await import('./QuizRoute.tsx')).QuizRoute }));
const UnknownRoute = lazy(async () => ({ default: (await import('./UnknownRoute.tsx')).UnknownRoute }));
const ComparisonRoute = lazy(async () => {
  // Loaded in parallel with the page, which reads as soon as it is there.
  prepareRequests();
  return { default: (await import('./ComparisonRoute.tsx')).ComparisonRoute };
});
const BlogRoute = lazy(async () => ({ default: (await import('./BlogRoute.tsx')).BlogRoute }));
const ArticleRoute = lazy(async () => ({ default: (await import('./ArticleRoute.tsx')).ArticleRoute }));
const ContentRoute = lazy(async () => ({ default: (await import('./ContentRoute.tsx')).ContentRoute }));
const TopPosRoute = lazy(async () => ({ default: (await import('./TopPosRoute.tsx')).TopPosRoute }));
const ListingRoute = lazy(async () => ({ default: (await import('./ListingRoute.tsx')).ListingRoute }));
const DemoRequestRoute = lazy(async () => ({ default: (await import('./DemoRequestRoute.tsx')).DemoRequestRoute }));
const AccountRoute = lazy(async () => ({ default: (await import('./AccountRoute.tsx')).AccountRoute }));
const SaveRoute = lazy(async () => ({ default: (await import('./SaveRoute.tsx')).SaveRoute }));
const CostSavingsRoute = lazy(async () => ({ default: (await import('./CostSavingsRoute.tsx')).CostSavingsRoute }));
const ThankYouRoute = lazy(async () => ({ default: (await import('./ThankYouRoute.tsx')).ThankYouRoute }));

/** Every page but the start pages. Loaded apart, because a list of all pages adds a kilobyte to the first screen. */
export function OtherRoutes() {
  return (
    <Routes>
      <Route path="/quiz" element={<QuizRoute />} />
      <Route path="/comparison/:customerId?" element={<ComparisonRoute />} />
      <Route path="/save" element={<SaveRoute />} />
      <Route path="/cost-savings" element={<CostSavingsRoute />} />
      <Route path="/thank-you" element={<ThankYouRoute />} />
      {Object.keys(contentPages).map((name) => (
        <Route key={name} path={`/${name}`} element={<ContentRoute key={name} name={name} />} />
      ))}
      <Route path="/top-pos-software" element={<TopPosRoute />} />
      <Route path="/blog" element={<BlogRoute />} />
      <Route path="/blog/:articleId" element={<ArticleRoute />} />
      <Route path="/list-your-business" element={<ListingRoute />} />
      <Route path="/demo-request" element={<DemoRequestRoute />} />
      <Route path="/auth/login" element={<AccountRoute page="login" />} />
      <Route path="/auth/logout" element={<AccountRoute page="logout" />} />
      <Route path="/blog-cms" element={<AccountRoute page="blogCms" />} />
      <Route path="*" element={<UnknownRoute />} />
    </Routes>
  );
}
