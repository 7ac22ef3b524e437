/**
 * How often one client may ask: `many` times in `seconds`, from the first time on. `address`: clients are told apart by
 * where they connect from.
 */
export type Limit = { per: 'address'; many: number; seconds: number }
