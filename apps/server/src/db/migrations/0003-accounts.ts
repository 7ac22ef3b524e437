import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * better-auth's tables as its own planner wants them (a test asks it whether anything is missing), and our
 * own tables.
 */
const statements = [
  sql`create schema if not exists auth`,
  sql`
    create table auth."user" (
      id uuid primary key default gen_random_uuid(),
      name text not null,
      email text not null unique,
      "emailVerified" boolean not null,
      image text,
      "createdAt" timestamptz not null default current_timestamp,
      "updatedAt" timestamptz not null default current_timestamp,
      "twoFactorEnabled" boolean,
      role text,
      banned boolean,
      "banReason" text,
      "banExpires" timestamptz
    )`,
  sql`
    create table auth.session (
      id uuid primary key default gen_random_uuid(),
      "expiresAt" timestamptz not null,
      token text not null unique,
      "createdAt" timestamptz not null default current_timestamp,
      "updatedAt" timestamptz not null,
      "ipAddress" text,
      "userAgent" text,
      "userId" uuid not null references auth."user" (id) on delete cascade,
      "impersonatedBy" text
    )`,
  sql`create index "session_userId_idx" on auth.session ("userId")`,
  sql`
    create table auth.account (
      id uuid primary key default gen_random_uuid(),
      "accountId" text not null,
      "providerId" text not null,
      "userId" uuid not null references auth."user" (id) on delete cascade,
      "accessToken" text,
      "refreshToken" text,
      "idToken" text,
      "accessTokenExpiresAt" timestamptz,
      "refreshTokenExpiresAt" timestamptz,
      scope text,
      password text,
      "createdAt" timestamptz not null default current_timestamp,
      "updatedAt" timestamptz not null
    )`,
  sql`create index "account_userId_idx" on auth.account ("userId")`,
  sql`
    create table auth.verification (
      id uuid primary key default gen_random_uuid(),
      identifier text not null,
      value text not null,
      "expiresAt" timestamptz not null,
      "createdAt" timestamptz not null default current_timestamp,
      "updatedAt" timestamptz not null default current_timestamp
    )`,
  sql`create index verification_identifier_idx on auth.verification (identifier)`,
  sql`
    create table auth."twoFactor" (
      id uuid primary key default gen_random_uuid(),
      secret text not null,
      "backupCodes" text not null,
      "userId" uuid not null references auth."user" (id) on delete cascade,
      verified boolean,
      "failedVerificationCount" integer,
      "lockedUntil" timestamptz
    )`,
  sql`create index "twoFactor_secret_idx" on auth."twoFactor" (secret)`,
  sql`create index "twoFactor_userId_idx" on auth."twoFactor" ("userId")`,

  // A project that already has this table keeps its rows. Their learners are not in our accounts, so the
  // foreign key is checked for new rows only.
  sql`
    create table if not exists users (
      userid uuid not null,
      name text,
      username text,
      "Email" text not null
    )`,
  sql`
    alter table users
      add column if not exists name text,
      add column if not exists username text,
      add column if not exists "Email" text,
      add column if not exists username_key text unique,
      alter column userid type uuid using userid::text::uuid,
      add constraint users_userid_user foreign key (userid) references auth."user" (id) on delete cascade not valid`,
  sql`create unique index if not exists users_userid on users (userid)`,
  sql`create index if not exists users_email on users ("Email")`,
]

export const accounts: Migration = {
  async up(db) {
    for (const statement of statements) await statement.execute(db)
  },
}
