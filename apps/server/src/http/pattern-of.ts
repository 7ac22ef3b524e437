/** Matches the paths of an endpoint. `/api/videos/:id` matches any one segment in the place of `:id`. */
export const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll('.', String.raw`\.`).replaceAll(/:\w+/g, '[^/]+')}$`)
