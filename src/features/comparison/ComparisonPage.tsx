import GlobalStyles from '@mui/material/GlobalStyles';
import { lazy, type ReactNode, useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { Answers } from '#domain/questionFlow.ts';
import comparisonTexts from '#schemas/texts/comparison.json';
import comparisonPageTexts from '#schemas/texts/comparison-page.json';
import { recommendLocally } from '#src/matching/recommendLocally.ts';
import { ButtonLink } from '#src/routing/ButtonLink.tsx';
import { paths } from '#src/routing/paths.ts';
import { useTexts } from '#src/texts/texts.ts';
import { ClosingBanner } from './ClosingBanner.tsx';
import { ComparisonHero } from './ComparisonHero.tsx';
import { ComparisonSection } from './ComparisonSection.tsx';
import { goToSection } from './goToSection.ts';
import { inOrder, inOverview } from './order.ts';
import { OverviewCards } from './overview/OverviewCards.tsx';
import { useComparedSystems } from './picker/comparedSystems.ts';
import { SystemPicker } from './picker/SystemPicker.tsx';
import { QueryBody } from './QueryBody.tsx';
import { SectionBar } from './sectionBar/SectionBar.tsx';
import { SECTIONS, type Section, sectionOf } from './sections.ts';
import { TopSection } from './TopSection.tsx';
import { useComparison } from './useComparison.ts';
import { WhenNear } from './WhenNear.tsx';

const FeatureTable = lazy(async () => ({ default: (await import('./features/FeatureTable.tsx')).FeatureTable }));
const PricingBody = lazy(async () => ({ default: (await import('./pricing/PricingBody.tsx')).PricingBody }));
const ReviewCards = lazy(async () => ({ default: (await import('./reviews/ReviewCards.tsx')).ReviewCards }));
const SourcesBody = lazy(async () => ({ default: (await import('./sources/SourcesBody.tsx')).SourcesBody }));

type ComparisonPageProps = {
  /** The address' id; undefined at `/comparison` itself. */
  customerId?: string | undefined;
  /** Answers the router carried; without them they are asked for by the id (D7). */
  answers?: Answers | undefined;
  contact?: { name: string; companyName: string } | undefined;
  email?: string | undefined;
  /** The quiz, where it stands above the sections (D7). */
  quiz?: ReactNode;
  /** What can be done at the end of the page. */
  closingActions?: ReactNode;
};

/** The whole comparison: the visitor's top 3, if answers are known, and all systems by section. */
export function ComparisonPage({ customerId, answers, contact, email, quiz, closingActions }: ComparisonPageProps) {
  const text = useTexts(comparisonPageTexts);
  const comparison = useComparison(customerId, answers);
  const { compared, compare } = useComparedSystems();
  const known = comparison.answers.state === 'ready' ? comparison.answers.value : undefined;
  const marked = useMemo(() => (known ? recommendLocally(known).map(({ slug }) => slug) : []), [known]);
  const sections = useMemo(() => (known ? SECTIONS : SECTIONS.slice(1)), [known]);
  useSectionOfAddress();

  const { systems } = comparison;
  const name = (section: Section) => text(`sections.${section}`);
  const overviewLead = marked.length > 0 ? text('overview.leadMarked') : text('overview.lead');
  return (
    <>
      <title>{text('title')}</title>
      {printStyles}
      {quiz}
      <ComparisonHero
        isPersonal={known !== undefined}
        companyName={contact?.companyName}
        heading={quiz === undefined ? 'h1' : 'h2'}
      >
        {quiz === undefined && comparison.answers.state === 'ready' && !known && <QuizLink />}
      </ComparisonHero>
      <SectionBar sections={sections} />
      <TopSection {...comparison} contact={contact} email={email} />
      <ComparisonSection section="overview" lead={compared.length > 0 ? text('overview.leadChosen') : overviewLead}>
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
      <ComparisonSection section="pricing" lead={text('leads.pricing')}>
        <WhenNear section={name('pricing')}>
          <QueryBody query={systems} section={name('pricing')}>
            {(list) => <PricingBody systems={inOrder(list, marked, compared)} marked={marked} answers={known} />}
          </QueryBody>
        </WhenNear>
      </ComparisonSection>
      <ComparisonSection section="reviews" lead={text('leads.reviews')} soft>
        <WhenNear section={name('reviews')}>
          <QueryBody query={systems} section={name('reviews')}>
            {(list) => <ReviewCards systems={inOrder(list, marked, compared)} marked={marked} />}
          </QueryBody>
        </WhenNear>
      </ComparisonSection>
      <ComparisonSection section="sources" lead={text('leads.sources')}>
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

/** An address with a hash opens at its section. */
function useSectionOfAddress(): void {
  const { hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: later the bar goes to a section by itself
  useEffect(() => {
    const section = sectionOf(hash);
    if (section) goToSection(section);
  }, []);
}

/** On paper nothing stays fixed over the page. */
const printStyles = <GlobalStyles styles={{ '@media print': { header: { position: 'static !important' } } }} />;
