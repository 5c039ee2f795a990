import type { Adapter, AdapterPayload } from 'oidc-provider'

const mostKept = 1_000

/**
 * What the stand-in remembers while the process lives. It never finds a session again, so that an
 * account is chosen each time.
 */
export function memoryAdapter(model: string): Adapter {
  const kept = new Map<string, AdapterPayload>()
  const isForgotten = model === 'Session'
  return {
    upsert: async (id, payload) => {
      kept.delete(id)
      kept.set(id, payload)
      const [oldest] = kept.keys()
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
    },
    find: async (id) => (isForgotten ? undefined : kept.get(id)),
    findByUid: async () => undefined,
    findByUserCode: async () => undefined,
    consume: async (id) => {
      const payload = kept.get(id)
      if (payload !== undefined) payload['consumed'] = true
    },
    destroy: async (id) => {
      kept.delete(id)
    },
    revokeByGrantId: async (grantId) => {
      for (const [id, payload] of kept) if (payload.grantId === grantId) kept.delete(id)
    },
  }
}
