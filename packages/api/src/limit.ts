/**
 * The rate limit of a client: `many` requests in `seconds`, from the first request on. `address`: clients are
 * told apart by their network address.
 */
export type Limit = { per: 'address'; many: number; seconds: number }
