/**
 * The values of a frozen form as the type of the shipped one: a field that an owner adds, or leaves open, keeps no test
 * from compiling.
 */
// The cast holds because tests fill in every field that the frozen form requires.
export const filledIn = <Values extends object>(values: Partial<Values>): Values => values as Values;
