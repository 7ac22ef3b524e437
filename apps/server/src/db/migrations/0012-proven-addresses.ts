import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * What makes a mailed secret invalid. `stamp` counts the changes of an account: of its password, its e-mail,
 * its proof and its second factor. A secret is valid only while the stamp is the one under which it was
 * mailed. Triggers count, so that no change can be missed: ours, better-auth's, or a statement by hand.
 */
const statements = [
  sql`alter table auth."user" add column stamp bigint not null default 0`,

  sql`
    create table mailed_secrets (
      hash text primary key,
      kind text not null check (kind in ('confirm', 'allow-email', 'new-email', 'reset', 'code')),
      user_id uuid not null references auth."user" (id) on delete cascade,
      email text not null,
      new_email text,
      stamp bigint,
      tries integer not null default 0,
      expires_at timestamptz not null
    )`,
  sql`create index mailed_secrets_user on mailed_secrets (user_id)`,

  // A confirmation has no stamp: it is valid until the address is proven or replaced, whatever else the
  // account does.
  sql`
    create function auth.count_account_change() returns trigger language plpgsql as $$
    begin
      new.stamp := old.stamp + 1;
      if new."emailVerified" and not old."emailVerified" then
        new."twoFactorEnabled" := false;
        delete from auth."twoFactor" where "userId" = new.id;
      end if;
      delete from mailed_secrets where user_id = new.id and
        (stamp is not null or new."emailVerified" or email is distinct from new.email);
      return new;
    end $$`,
  sql`
    create trigger count_account_change before update on auth."user" for each row
      when ((old.email, old."emailVerified", old."twoFactorEnabled")
        is distinct from (new.email, new."emailVerified", new."twoFactorEnabled"))
      execute function auth.count_account_change()`,
  sql`
    create function auth.count_password_change() returns trigger language plpgsql as $$
    begin
      update auth."user" set stamp = stamp + 1 where id = old."userId";
      delete from mailed_secrets where user_id = old."userId" and stamp is not null;
      return null;
    end $$`,
  sql`
    create trigger count_password_change after update of password or delete on auth.account for each row
      execute function auth.count_password_change()`,

  // The last 30-second step with a used code. A code works once, and earlier codes do not work.
  sql`alter table auth."twoFactor" add column used_step bigint`,
]

export const provenAddresses: Migration = {
  async up(db) {
    for (const statement of statements) await statement.execute(db)
  },
}
