/** Our own score out of 5, for comparison with users' ratings; the comparison shows it out of 10. */
export function ownScoreOf(totalScore: number): number {
  return Math.round(totalScore * 5) / 10;
}
