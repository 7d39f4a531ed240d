import { Global } from '@emotion/react';
import { type ReactNode, useDeferredValue, useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import comparisonTexts from '#schemas/texts/comparison.json';
import comparisonPageTexts from '#schemas/texts/comparison-page.json';
import { PartBoundary } from '#src/boundaries/PartBoundary.tsx';
import { lazyPage } from '#src/loading/lazyPage.tsx';
import { whenIdle } from '#src/loading/whenIdle.ts';
import { ButtonLink } from '#src/routing/ButtonLink.tsx';
import { paths } from '#src/routing/paths.ts';
import { useTexts } from '#src/texts/texts.ts';
import { ClosingBanner } from './ClosingBanner.tsx';
import { ComparisonHero } from './ComparisonHero.tsx';
import { OverviewCards } from './overview/OverviewCards.tsx';
import { useComparedSystems } from './picker/comparedSystems.ts';
import { SystemPicker } from './picker/SystemPicker.tsx';
import { TopSection } from './results/TopSection.tsx';
import { type CarriedResults, useResults } from './results/useResults.ts';
import { ComparisonSection } from './sections/ComparisonSection.tsx';
import { goToSection } from './sections/goToSection.ts';
import { SectionBar } from './sections/SectionBar.tsx';
import { SECTIONS, type Section, sectionOf } from './sections/sections.ts';
import { WhenNear } from './sections/WhenNear.tsx';
import { inOrder, inOverview } from './systems/order.ts';
import { QueryBody } from './systems/QueryBody.tsx';
import { useSystems } from './systems/useSystems.ts';

const FeatureTable = lazyPage(
  () => import('./features/FeatureTable.tsx'),
  (module) => module.FeatureTable,
);
const PricingBody = lazyPage(
  () => import('./pricing/PricingBody.tsx'),
  (module) => module.PricingBody,
);
const ReviewCards = lazyPage(
  () => import('./reviews/ReviewCards.tsx'),
  (module) => module.ReviewCards,
);
const SourcesBody = lazyPage(
  () => import('./sources/SourcesBody.tsx'),
  (module) => module.SourcesBody,
);

const laterParts = [FeatureTable, PricingBody, ReviewCards, SourcesBody];

/** Loads them before the visitor gets near, so that printing at once includes them too (T-11). */
const preloadLaterParts = () => Promise.all(laterParts.map((part) => part.preload()));

type ComparisonPageProps = {
  /** Undefined at `/comparison` itself. */
  customerId?: string | undefined;
  /** Results carried by the router; otherwise they are read by the id (D7). */
  carried?: CarriedResults | undefined;
  contact?: { name?: string | undefined; companyName?: string | undefined } | undefined;
  email?: string | undefined;
  /** The quiz, when the page shows it above the sections (D7). */
  quiz?: ReactNode;
  closingActions?: ReactNode;
};

export function ComparisonPage({ customerId, carried, contact, email, quiz, closingActions }: ComparisonPageProps) {
  const text = useTexts(comparisonPageTexts);
  // Deferred: React then renders the cards in small steps and keeps the page responsive.
  const systems = useDeferredValue(useSystems());
  const results = useDeferredValue(useResults(customerId, carried));
  const { compared, compare } = useComparedSystems();
  const known = results.data?.answers;
  const isKnown = known !== undefined;
  const ranking = results.data?.ranking;
  const marked = useMemo(() => (ranking ?? []).map(({ slug }) => slug), [ranking]);
  const sections = useMemo(() => (isKnown ? SECTIONS : SECTIONS.slice(1)), [isKnown]);
  useSectionOfAddress();
  useEffect(() => whenIdle(preloadLaterParts), []);

  const name = (section: Section) => text(`sections.${section}`);
  const overviewLead = marked.length > 0 ? text('overview.leadMarked') : text('overview.lead');
  return (
    <>
      {printStyles}
      {quiz}
      <ComparisonHero
        isPersonal={isKnown}
        companyName={contact?.companyName}
        heading={quiz === undefined ? 'h1' : 'h2'}
      >
        {quiz === undefined && results.data === null && <QuizLink />}
      </ComparisonHero>
      <SectionBar sections={sections} />
      <PartBoundary>
        <TopSection results={results} systems={systems} contact={contact} email={email} />
      </PartBoundary>
      <ComparisonSection section="overview" intro={compared.length > 0 ? text('overview.leadChosen') : overviewLead}>
        <SystemPicker compared={compared} onCompare={compare} />
        <QueryBody query={systems} section={name('overview')}>
          {(list) => <OverviewCards systems={inOverview(list, marked, compared)} marked={marked} />}
        </QueryBody>
      </ComparisonSection>
      <ComparisonSection section="features" soft>
        <WhenNear section={name('features')}>
          <FeatureTable marked={marked} compared={compared} />
        </WhenNear>
      </ComparisonSection>
      <ComparisonSection section="pricing" intro={text('leads.pricing')}>
        <WhenNear section={name('pricing')}>
          <QueryBody query={systems} section={name('pricing')}>
            {(list) => <PricingBody systems={inOrder(list, marked, compared)} marked={marked} answers={known} />}
          </QueryBody>
        </WhenNear>
      </ComparisonSection>
      <ComparisonSection section="reviews" intro={text('leads.reviews')} soft>
        <WhenNear section={name('reviews')}>
          <QueryBody query={systems} section={name('reviews')}>
            {(list) => <ReviewCards systems={inOrder(list, marked, compared)} marked={marked} />}
          </QueryBody>
        </WhenNear>
      </ComparisonSection>
      <ComparisonSection section="sources" intro={text('leads.sources')}>
        <WhenNear section={name('sources')}>
          <SourcesBody systems={systems} />
        </WhenNear>
      </ComparisonSection>
      {closingActions && <ClosingBanner actions={closingActions} />}
    </>
  );
}

function QuizLink() {
  const text = useTexts(comparisonTexts);
  return (
    <>
      <p>{text('noAnswers.text')}</p>
      <ButtonLink to={paths.startQuiz}>{text('noAnswers.quiz')}</ButtonLink>
    </>
  );
}

/** An address with a hash opens at that section. */
function useSectionOfAddress(): void {
  const { hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: later the section bar does it
  useEffect(() => {
    const section = sectionOf(hash);
    if (section) goToSection(section);
  }, []);
}

/** In print nothing is fixed over the page. The cast is needed because the CSS types know no `!important`. */
const printStyles = <Global styles={{ '@media print': { header: { position: 'static !important' as 'static' } } }} />;
