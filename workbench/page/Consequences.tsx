import { memo, useEffect, useState } from 'react';
import { color } from '#src/theme/color.ts';
import { styled } from '#src/theme/styled.tsx';
import type { LocatedFinding } from '#tools/schemasCheck/checkSchemas.ts';
import type { Group } from '../documents/outline.ts';
import { CensusChanges } from './CensusChanges.tsx';
import { Changes } from './Changes.tsx';
import { Findings } from './Findings.tsx';
import { LeadChanges } from './LeadChanges.tsx';
import type { Place } from './Outline.tsx';
import { PathChanges } from './PathChanges.tsx';
import { Tabs } from './Tabs.tsx';
import { Untranslated } from './Untranslated.tsx';
import type { Workbench } from './useWorkbench.ts';
import { type Walking, WalkTab } from './walk/WalkTab.tsx';

type ConsequencesProps = {
  workbench: Workbench;
  documents: Readonly<Record<string, unknown>>;
  groups: readonly Group[];
  findings: readonly LocatedFinding[];
  onGo: (place: Place) => void;
  walking: Walking;
};

type Tab = 'check' | 'paths' | 'census' | 'leads' | 'languages' | 'changes' | 'walk';

/** What the drafts do, as far as it is known while they are typed. */
export const Consequences = memo(function Consequences({
  workbench,
  documents,
  groups,
  findings,
  onGo,
  walking,
}: ConsequencesProps) {
  const [open, setOpen] = useState<Tab>('check');
  const { effects, drafts, showEffects } = workbench;
  const isEffect = open === 'paths' || open === 'census' || open === 'leads';
  useEffect(() => showEffects(isEffect), [isEffect, showEffects]);
  const counted = (title: string, count: number | undefined) => (count ? `${title} (${count})` : title);
  const tabs = [
    { name: 'check', title: counted('What the check says', findings.length) },
    { name: 'paths', title: counted('Paths', effects?.paths.length) },
    { name: 'census', title: counted('Recommendations', effects?.census.order) },
    {
      name: 'leads',
      title: counted('Stored leads', effects && 'affected' in effects.leads ? effects.leads.affected : undefined),
    },
    { name: 'languages', title: 'Translations' },
    { name: 'walk', title: 'Walk a path' },
    { name: 'changes', title: counted('What is changed', Object.keys(drafts).length) },
  ] as const;
  return (
    <Frame aria-label="What it does">
      <Tabs label="What it does" tabs={tabs} open={open} onOpen={setOpen}>
        <Content>
          {open === 'check' && !workbench.checked && <p>The check is under way.</p>}
          {open === 'check' && workbench.checked && <Findings findings={findings} groups={groups} onGo={onGo} />}
          {open === 'changes' && <Changes workbench={workbench} documents={documents} />}
          {open === 'walk' && <WalkTab {...walking} revision={workbench.checked?.revision} />}
          {isEffect && effects === undefined && <p>This is being worked out.</p>}
          {isEffect && effects === null && <p>This is worked out once the faults are mended.</p>}
          {open === 'paths' && effects && <PathChanges changes={effects.paths} />}
          {open === 'census' && effects && <CensusChanges census={effects.census} documents={documents} />}
          {open === 'languages' && <Untranslated documents={documents} onGo={onGo} />}
          {open === 'leads' && effects && <LeadChanges leads={effects.leads} />}
        </Content>
      </Tabs>
    </Frame>
  );
});

const Frame = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  borderTop: `1px solid ${color.lineDivider}`,
});

const Content = styled('div')({ padding: '12px 16px', fontSize: '.875rem', '& > p:first-of-type': { marginTop: 0 } });
