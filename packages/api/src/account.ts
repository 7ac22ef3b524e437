import * as v from 'valibot'
import { accountPaths } from './paths.ts'

/** A row of the table `users` (docs/product.md, "Names that are kept"). Null: the learner has not given it yet. */
export const Profile = v.object({
  name: v.nullable(v.string()),
  username: v.nullable(v.string()),
  Email: v.string(),
})
export type Profile = v.InferOutput<typeof Profile>

const letters = (text: string) => [...text].length
const oneLine = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u
/** Letters of these alphabets look alike, such as а and a. Two alphabets in one name are there to deceive. */
const lookAlikes = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u]
const usernamePattern = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]*$/u

const Name = v.pipe(
  v.string('name-no-text'),
  v.trim(),
  v.normalize('NFC'),
  v.regex(oneLine, 'name-lines'),
  v.check((name) => letters(name) <= 80, 'name-long'),
)

const Username = v.pipe(
  v.string('username-no-text'),
  v.trim(),
  // Letters in another width or style become plain letters.
  v.normalize('NFKC'),
  v.check((name) => name === '' || (letters(name) >= 3 && letters(name) <= 30), 'username-length'),
  v.check((name) => name === '' || usernamePattern.test(name), 'username-letters'),
  v.check((name) => lookAlikes.filter((script) => script.test(name)).length < 2, 'username-alphabets'),
)

/** What the profile's form sends. An empty field deletes its value. */
export const ProfileForm = v.object({ name: Name, username: Username })
export type ProfileForm = v.InferOutput<typeof ProfileForm>

/** The providers with which a learner can sign in besides e-mail, if the operator has set their keys. */
export const SocialProvider = v.picklist(['google', 'github', 'facebook'])
export type SocialProvider = v.InferOutput<typeof SocialProvider>

/**
 * The ways to sign in, and whether this server sends mails. Without a mail server, each mail becomes a file
 * for the operator.
 */
export const Ways = v.object({ social: v.array(SocialProvider), mail: v.boolean() })
export type Ways = v.InferOutput<typeof Ways>

/**
 * Everything that is stored about the signed-in learner: the rows of each table, by the table's name, without
 * secrets.
 */
export const AccountData = v.record(v.string(), v.array(v.record(v.string(), v.unknown())))
export type AccountData = v.InferOutput<typeof AccountData>

/** The token of a mailed link to set a new password. The reply says whether it is still valid. */
export const ResetLink = v.object({
  token: v.pipe(v.string('token-no-text'), v.regex(/^[\w-]{1,200}$/, 'token-unknown')),
})
export const ResetLinkReply = v.object({ holds: v.boolean() })
export type ResetLinkReply = v.InferOutput<typeof ResetLinkReply>

/**
 * What a mailed link about an address is for: to prove the account's own (`confirm`), to agree that it gets another (`allow-email`),
 * or to prove that other one (`new-email`). `here`: this browser is signed in to that account. `present`: the account's address
 * before a `new-email`, which only the account itself is told.
 */
export const MailedLink = v.object({
  kind: v.picklist(['confirm', 'allow-email', 'new-email']),
  email: v.string(),
  here: v.boolean(),
  present: v.optional(v.string()),
})
export type MailedLink = v.InferOutput<typeof MailedLink>

/** The account that a mailed link to sign in opens. */
export const SignInLink = v.object({ email: v.string() })
export type SignInLink = v.InferOutput<typeof SignInLink>

/** Signing in itself is better-auth's, under `/api/auth`: `docs/accounts.md` lists its endpoints. */
export const accountApi = {
  profile: { method: 'get', path: accountPaths.profile, reply: Profile, auth: 'required' },
  saveProfile: {
    method: 'put',
    path: accountPaths.profile,
    body: ProfileForm,
    reply: Profile,
    auth: 'required',
  },
  data: { method: 'get', path: accountPaths.data, reply: AccountData, auth: 'required' },
  ways: {
    method: 'get',
    path: accountPaths.ways,
    reply: Ways,
    auth: 'open',
  },
  resetLink: {
    method: 'post',
    path: accountPaths.resetLink,
    body: ResetLink,
    reply: ResetLinkReply,
    auth: 'open',
  },
} as const
