import type { ListedPath } from './pathChanges.ts';

/** Paths as scenarios, a feature for each machine. What is gone is left out: nobody can walk it. */
export function pathsAsGherkin(listed: readonly ListedPath[]): string {
  const there = listed.filter(({ kind }) => kind !== 'gone');
  return [...new Set(there.map(({ machine }) => machine))]
    .map((machine) => {
      const scenarios = there.filter((change) => change.machine === machine).map(scenario);
      return `Feature: ${machine}\n\n${scenarios.join('\n')}`;
    })
    .join('\n');
}

function scenario({ kind, path }: ListedPath): string {
  const steps = path.steps.flatMap(({ instruction, expectation }) => [
    `    When ${onOneLine(instruction)}`,
    `    Then ${onOneLine(expectation)}`,
  ]);
  return `${kind ? `  @${kind}\n` : ''}  Scenario: ${path.id} ${onOneLine(path.title)}\n${steps.join('\n')}\n`;
}

const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
