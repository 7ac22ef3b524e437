/**
 * A backup is compressed lines of JSON. The first line is the head. An array begins a table: its name and its
 * columns. An object is a row of the table. A number is the end, and says how many rows there were.
 */
export const format = 'malayalam-for-all backup 1'

/**
 * The migrations that made the tables; and the secret of DATA_DIR, without which nobody's second factor can
 * be read any more.
 */
export type Head = { format: string; made: string; migrations: string[]; secret?: string }
