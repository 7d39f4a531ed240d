import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { lazyPart } from '#src/loading/lazyPart.tsx';
import { deferred } from '#tests/support/deferred.ts';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;
const pick = (module: { Greeting: typeof Greeting }) => module.Greeting;

test('is there once its code is, and at once the next time', async () => {
  const load = vi.fn(async () => ({ Greeting }));
  const Late = lazyPart(load, pick);
  const first = render(<Late name="Maria" />);
  expect(first.container).toBeEmptyDOMElement();
  expect(await screen.findByText('Hello Maria')).toBeVisible();
  first.unmount();

  render(<Late name="Gallo" />);
  expect(screen.getByText('Hello Gallo')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('is there at once where its code was loaded ahead', async () => {
  const Late = lazyPart(async () => ({ Greeting }), pick);
  await Late.preload();
  render(<Late name="Maria" />);
  expect(screen.getByText('Hello Maria')).toBeVisible();
});

test('is there when its code comes between its first render and its effects', async () => {
  // As in a browser: `act` would run the effects before any promise.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const code = deferred<{ Greeting: typeof Greeting }>();
  const Late = lazyPart(() => code.promise, pick);
  void Late.preload();
  // biome-ignore lint/correctness/noComponentHookFactories: rendered once, by this test alone
  function Page() {
    useLayoutEffect(() => code.resolve({ Greeting }), []);
    return <Late name="Maria" />;
  }
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
    vi.unstubAllGlobals();
  });
  root.render(<Page />);
  await expect.poll(() => container.textContent).toBe('Hello Maria');
});

test('N-06 is asked for until the network gives it, and breaks nothing meanwhile', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const load = vi.fn(async () => ({ Greeting }));
  load.mockRejectedValueOnce(new TypeError('offline')).mockRejectedValueOnce(new TypeError('offline'));
  const Late = lazyPart(load, pick);
  const { container } = render(<Late name="Maria" />);
  await act(() => vi.advanceTimersByTimeAsync(2999));
  expect([load.mock.calls.length, container.innerHTML]).toEqual([2, '']);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByText('Hello Maria')).toBeVisible();
});
