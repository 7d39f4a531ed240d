/** A message to the visitor. Destructive ones stay until dismissed (look: no timeout). */
export type ShownToast = { id: number; title: string; body: string; severity: 'success' | 'error' };

type Listener = () => void;

/** Which toasts are open, oldest first. */
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
     * A success that stands beneath is over: shown later it would tell of the past. So is a fault that says the same,
     * as pressing again and again must not pile them up.
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

/** The toasts of this page. */
export const toasts = createToastStore();
