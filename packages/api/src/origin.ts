/**
 * Where the built pages say they are. The origin that learners see is known only when the server runs: it then puts that
 * in this one's place. It is a valid address that can never be one.
 */
export const builtOrigin = 'https://origin.invalid'
