import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  // A password's hash has its own salt, so it identifies its account: after a slow check, the server asks
  // whether the hash is still in use.
  sql`create index account_password on auth.account using hash (password)`,

  // One second factor for each account. Of several, the one in use stays.
  sql`
    delete from auth."twoFactor" as one using auth."twoFactor" as other
    where one."userId" = other."userId"
      and (one.verified is not false, one.id) < (other.verified is not false, other.id)`,
  sql`drop index auth."twoFactor_userId_idx"`,
  sql`create unique index "twoFactor_userId_key" on auth."twoFactor" ("userId")`,

  // The secret of a factor in use never changes: a late request to set one up does nothing.
  sql`
    create function auth.keep_factor() returns trigger language plpgsql as $$
    begin
      return null;
    end $$`,
  sql`
    create trigger keep_factor before update on auth."twoFactor" for each row
      when (old.verified is not false and (new.secret is distinct from old.secret or new.verified is false))
      execute function auth.keep_factor()`,
]

/** What makes sure that an account is still as it was when a request began. */
export const standingAccounts: Migration = {
  async up(db) {
    for (const statement of statements) await statement.execute(db)
  },
}
