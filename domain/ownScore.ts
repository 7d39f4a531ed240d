/** Our own score out of 5, as it stands beside users' ratings; the comparison shows the same out of 10. */
export function ownScoreOf(totalScore: number): number {
  return Math.round(totalScore * 5) / 10;
}
