/**
 * The origin in the built pages. The real origin is known only when the server runs, and the server then
 * replaces this one. It is a valid address that can never exist.
 */
export const builtOrigin = 'https://origin.invalid'
