import { expect, test } from 'vitest';
import { mainQuizSchema } from '#domain/questions/mainQuiz.ts';
import { fromWire, toWire, wireName, wireSchema } from '#domain/wire.ts';

test('spec 7: names are in snake_case on the wire', () => {
  expect(['hasCurrentPOS', 'currentPOSSystem', 'companyName', 'agreeToComms', 'email'].map(wireName)).toEqual([
    'has_current_pos',
    'current_pos_system',
    'company_name',
    'agree_to_comms',
    'email',
  ]);
});

test('what is written to the wire is read back with the names of the schema', () => {
  const answers = { hasCurrentPOS: 'yes', currentPOSSystem: 'toast', priorities: ['integrations'] };
  const body = toWire(answers) as Record<string, unknown>;
  expect(body).toEqual({ has_current_pos: 'yes', current_pos_system: 'toast', priorities: ['integrations'] });
  expect(fromWire(body, mainQuizSchema)).toEqual(answers);
});

test('V-03: a name of the prototype is no field', () => {
  const body = JSON.parse('{"__proto__":{"isAdmin":true},"constructor":1,"priorities":[]}') as Record<string, unknown>;
  expect(fromWire(body, mainQuizSchema)).toEqual({ priorities: [] });
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
});

test('every name of the rules is renamed, so that no condition is lost', () => {
  const { required, properties, allOf } = wireSchema(mainQuizSchema);
  expect(required.every((name) => name in properties)).toBe(true);
  expect(allOf).toEqual([
    {
      if: { properties: { has_current_pos: { const: 'yes' } }, required: ['has_current_pos'] },
      // biome-ignore lint/suspicious/noThenProperty: "then" is JSON Schema's own keyword
      then: { required: ['current_pos_system'] },
    },
  ]);
});
