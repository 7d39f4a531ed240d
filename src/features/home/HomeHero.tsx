import site from '#schemas/content/site.json';
import homeTexts from '#schemas/texts/home.json';
import { ButtonLink } from '#src/routing/ButtonLink.tsx';
import { paths } from '#src/routing/paths.ts';
import { useTexts } from '#src/texts/texts.ts';
import { from } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { Button } from '#src/ui/Button.tsx';
import { HeroColumns, HeroGround } from '#src/ui/Hero.tsx';
import { Intro } from '#src/ui/Intro.tsx';
import { RatingLine } from '#src/ui/RatingLine.tsx';
import { HeroHeadline } from './HeroHeadline.tsx';
import { PosTill } from './PosTill.tsx';
import { StartQuizForm } from './StartQuizForm.tsx';

export type HomeHeroProps = {
  starting: boolean;
  onCompare: () => void;
  onStartQuiz: (email: string) => void;
  /** A system from the quiz's own list, or `NO_POS`. */
  onPickPos: (pos: string) => void;
  pickedPos: string | undefined;
};

export function HomeHero({ starting, onCompare, onStartQuiz, onPickPos, pickedPos }: HomeHeroProps) {
  const text = useTexts(homeTexts);
  const { brand, claims } = site;
  const { rating } = claims;
  return (
    <Ground>
      <Columns>
        <Words>
          <RatingLine {...rating} label={text('rating', rating)} />
          <HeroHeadline />
          <Intro>{brand.slogan}</Intro>
          <StartQuizForm starting={starting} onStart={onStartQuiz} />
          <OtherWays>
            <Button look="secondary" onClick={onCompare}>
              {text('hero.compare')}
            </Button>
            <ButtonLink to={paths.demoRequest} look="quiet">
              {text('hero.demo')}
            </ButtonLink>
          </OtherWays>
        </Words>
        <PosTill picked={pickedPos} onPick={onPickPos} />
      </Columns>
    </Ground>
  );
}

/** The till ends at the bottom edge of the section, as if standing on it. */
const Ground = styled(HeroGround)({ paddingBottom: 0 });

const Columns = styled(HeroColumns)({
  [from.medium]: { gridTemplateColumns: 'minmax(0, 1.08fr) minmax(0, 1fr)', alignItems: 'end' },
});

const Words = styled('div')({
  '& > * + *': { marginTop: 18 },
  '& > form': { marginTop: 28 },
  [from.medium]: { alignSelf: 'center', paddingBottom: 'clamp(40px, 6vw, 84px)' },
});

const OtherWays = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });
