import { useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { anyPath, filterChoices, type PathFilter, type WalkableMachine } from '../../documents/walkable.ts';
import { Choice, Input, Label, Row } from '../form/fields.tsx';

type WalkFilterProps = {
  machines: readonly WalkableMachine[];
  filter: PathFilter;
  onFilter: (filter: PathFilter) => void;
  /** An empty text for any path, changed or not. */
  onSince: (revision: string) => void;
};

/** Which paths: of a machine, through a state, an event or a tag, changed since a revision. */
export function WalkFilter({ machines, filter, onFilter, onSince }: WalkFilterProps) {
  const [revision, setRevision] = useState('');
  const choices = filterChoices(machines, filter.machine);
  const fields = [
    { name: 'state', title: 'Through the state', options: choices.states },
    { name: 'event', title: 'With the event', options: choices.events },
    { name: 'tag', title: 'With the tag', options: choices.tags },
  ] as const;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSince(revision.trim());
      }}
    >
      <Row>
        <Label>
          <span>Machine</span>
          <Choice value={filter.machine} onChange={({ target }) => onFilter({ ...anyPath, machine: target.value })}>
            <option value="">Any</option>
            {machines.map(({ machine, title }) => (
              <option key={machine} value={machine}>
                {title}
              </option>
            ))}
          </Choice>
        </Label>
        {fields.map(({ name, title, options }) => (
          <Label key={name}>
            <span>{title}</span>
            <Choice value={filter[name]} onChange={({ target }) => onFilter({ ...filter, [name]: target.value })}>
              <option value="">Any</option>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.title}
                </option>
              ))}
            </Choice>
          </Label>
        ))}
        <Label>
          <span>Changed since (a commit, branch or tag)</span>
          <Input value={revision} onChange={({ target }) => setRevision(target.value)} />
        </Label>
        <Button look="secondary" size="small" type="submit">
          Compare
        </Button>
      </Row>
    </form>
  );
}
