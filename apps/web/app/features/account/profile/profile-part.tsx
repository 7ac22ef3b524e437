import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useStore } from 'zustand'
import { useIsKept } from '../../../device/keeping/use-is-kept.ts'
import { syncState } from '../../../device/sync/sync-state.ts'
import type { User } from '../../../session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureLine } from '../../../ui/failure-line.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useAct } from '../../../ui/use-act.ts'
import { signOut } from '../sessions/sign-out.ts'
import { HeroBadge } from './hero-badge.tsx'
import { useProfile } from './use-profile.ts'

/** The learner's rank, badge, name and username. */
export function ProfilePart({ user, userlevel }: { user: User; userlevel: number }) {
  const { t } = useLingui()
  const { name, username, message, save } = useProfile(user)
  // Typed text stays until it is saved, even if the profile arrives, or another tab saves it, in between.
  const [typed, setTyped] = useState<{ name?: string; username?: string }>({})
  const saving = useAct()
  const leaving = useAct()
  return (
    <>
      <div className="flex items-center gap-5 rounded-2xl border-2 border-gold bg-gold-soft p-4 text-xl font-bold">
        <HeroBadge label={t`Badge of a hero`} />
        <div className="min-w-0">
          <p>
            <Trans>Rank Hero</Trans>
          </p>
          <p>
            <Trans>User Rank: {userlevel}</Trans>
          </p>
          <p className="truncate text-base font-normal">{user.email}</p>
        </div>
      </div>
      <KeptHere />
      <form
        onSubmit={saving.submit(async (field) => {
          await save({ name: field('name'), username: field('username') })
          setTyped({})
        })}
        className="mt-5 grid gap-3"
      >
        <TextField
          label={t`Name`}
          name="name"
          autoComplete="name"
          maxLength={80}
          placeholder={t`Type Here`}
          value={typed.name ?? name}
          onChange={({ target }) => setTyped({ ...typed, name: target.value })}
        />
        <TextField
          label={t`Username`}
          name="username"
          autoComplete="nickname"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={30}
          placeholder={t`Type Here`}
          value={typed.username ?? username}
          onChange={({ target }) => setTyped({ ...typed, username: target.value })}
        />
        <FailureLine failure={saving.failure} />
        <Button type="submit" aria-disabled={saving.busy}>
          <Trans>Save Changes</Trans>
        </Button>
      </form>
      <p role="status" className="mt-2 min-h-6 text-center font-semibold text-accent">
        {message === 'saved' && <Trans>Profile updated successfully!</Trans>}
        {message === 'fetched' && <Trans>Your profile is here.</Trans>}
        {message === 'fetch-failed' && (
          <span className="text-ink-soft">
            <Trans>Your profile did not arrive; this is what the device remembers.</Trans>
          </span>
        )}
      </p>
      <Button
        variant="quiet"
        className="mt-1 w-full"
        aria-disabled={leaving.busy}
        onClick={() => void leaving.act(signOut)}
      >
        <Trans>Sign Out</Trans>
      </Button>
      <FailureLine failure={leaving.failure} />
    </>
  )
}

/** Tells the learner that nothing is lost while the server cannot take their progress. */
function KeptHere() {
  const late = useStore(syncState, ({ late }) => late)
  const isKept = useIsKept()
  if (!late) return null
  return (
    <p role="status" className="mt-4 rounded-xl bg-gold-soft p-3">
      {isKept ? (
        <Trans>The server cannot take your progress now. It is kept on this device and sent later.</Trans>
      ) : (
        <Trans>The server cannot take your progress now. It is sent later: leave this page open.</Trans>
      )}
    </p>
  )
}
