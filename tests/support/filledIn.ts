/**
 * The values of a frozen form as the type of the shipped one: tests still compile when an owner adds a field or makes one
 * optional.
 */
// The cast holds because tests fill in every field that the frozen form requires.
export const filledIn = <Values extends object>(values: Partial<Values>): Values => values as Values;
