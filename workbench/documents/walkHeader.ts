/** Names the path that is played with each request of the frame it is played in: calls are held for that frame alone. */
export const WALK_HEADER = 'x-workbench-walk';
