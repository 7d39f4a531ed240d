import type { ReactNode } from 'react';
import { from } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { type } from '#src/theme/type.ts';
import { HeroColumns, HeroGround } from '#src/ui/Hero.tsx';

export function HeroFrame({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <HeroGround>
      <Columns>
        <Words>{children}</Words>
        <Aside>{aside}</Aside>
      </Columns>
    </HeroGround>
  );
}

export const HeroButtons = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 });

const Columns = styled(HeroColumns)({ [from.medium]: { minHeight: 480 } });

const Words = styled('div')({
  '& > * + *': { marginTop: 18 },
  '& > form, & > p + div': { marginTop: 28 },
  '& h1': type('display'),
});

const Aside = styled('div')({ justifySelf: 'center', width: '100%', maxWidth: 460 });
