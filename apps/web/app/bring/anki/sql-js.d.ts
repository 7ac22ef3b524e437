/** The part of sql.js that we use. */
declare module 'sql.js' {
  type Value = string | number | Uint8Array | null
  export type Statement = {
    run(values: readonly Value[]): void
    free(): void
  }
  export class Database {
    constructor(bytes?: Uint8Array)
    run(sql: string, values?: readonly Value[]): void
    exec(sql: string): { columns: string[]; values: Value[][] }[]
    prepare(sql: string): Statement
    export(): Uint8Array
    close(): void
  }
  export type SqlJs = { Database: typeof Database }
  // biome-ignore lint/style/noDefaultExport: that is how the library exports it
  export default function initSqlJs(options?: { locateFile?: (name: string) => string }): Promise<SqlJs>
}
