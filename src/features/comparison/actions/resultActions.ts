import { createContext, useContext } from 'react';

export type ShownSystem = { slug: string; name: string; subtitle: string; description: string };

/** The actions on the results. The app provides them; without them a page only shows results. */
export type ResultActions = {
  /** Opens the quote modal. Undefined when the visitor is unknown. */
  askForQuotes?: () => void;
  /** Requests the quote of one system. Undefined when the visitor is unknown. */
  askForSystemQuote?: (system: ShownSystem) => void;
  asking?: string | undefined;
  scheduleCall: () => void;
  openConsultation: () => void;
};

export const ResultActionsContext = createContext<ResultActions | undefined>(undefined);

/** Undefined when there are no actions. */
export const useResultActions = (): ResultActions | undefined => useContext(ResultActionsContext);
