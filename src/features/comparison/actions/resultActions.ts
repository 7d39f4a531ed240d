import { createContext, useContext } from 'react';

/** A system as its card shows it. */
export type ShownSystem = { slug: string; name: string; subtitle: string; description: string };

/** What a visitor can do with the results. The app composes it; a page without it shows results to read. */
export type ResultActions = {
  /** Opens the quotes of the recommended systems. Undefined where the visitor is not known. */
  askForQuotes?: () => void;
  /** Asks for the quote of one system at once. Undefined where the visitor is not known. */
  askForSystemQuote?: (system: ShownSystem) => void;
  /** The system whose quote is being asked for. */
  asking?: string | undefined;
  scheduleCall: () => void;
  openConsultation: () => void;
};

export const ResultActionsContext = createContext<ResultActions | undefined>(undefined);

/** Undefined where there is nothing to be done with the results. */
export const useResultActions = (): ResultActions | undefined => useContext(ResultActionsContext);
