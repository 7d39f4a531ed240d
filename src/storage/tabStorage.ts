/**
 * What is kept for this tab (session storage) as JSON. A browser that forbids storage, a full one and a value that is
 * not JSON all behave like an empty one: nothing here may stop a visitor.
 */
export const tabStorage = {
  read(key: string): unknown {
    try {
      return JSON.parse(sessionStorage.getItem(key) ?? 'null');
    } catch {
      return null;
    }
  },
  write(key: string, value: unknown): void {
    try {
      sessionStorage.setItem(key, JSON.stringify(value));
    } catch {
      // Without storage a reload starts anew; the visit itself goes on.
    }
  },
  remove(key: string): void {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Nothing was kept, so there is nothing to remove.
    }
  },
};
