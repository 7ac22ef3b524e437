/** What matches the addresses that an endpoint's path stands for: `/api/videos/:id` any one segment in the place of `:id`. */
export const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll('.', String.raw`\.`).replaceAll(/:\w+/g, '[^/]+')}$`)
