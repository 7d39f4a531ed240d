/** Failures stay until dismissed. */
export type ShownToast = { id: number; title: string; body: string; severity: 'success' | 'error' };

type Listener = () => void;

export function createToastStore() {
  let toasts: readonly ShownToast[] = [];
  let lastId = 0;
  const listeners = new Set<Listener>();
  const change = (next: readonly ShownToast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  return {
    getShown: () => toasts,
    subscribe(listener: Listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /**
     * Removes older successes, which would be out of date, and an identical failure, so that repeated presses don't pile
     * them up.
     * @returns the id to dismiss it by
     */
    show(toast: Omit<ShownToast, 'id'>): number {
      lastId += 1;
      const others = toasts.filter(
        ({ title, body, severity }) => severity === 'error' && (title !== toast.title || body !== toast.body),
      );
      change([...others, { ...toast, id: lastId }]);
      return lastId;
    },
    dismiss(id: number) {
      change(toasts.filter((toast) => toast.id !== id));
    },
  };
}

export const toasts = createToastStore();
