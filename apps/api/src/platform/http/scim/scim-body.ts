import type { FastifyInstance } from 'fastify'

export const scimMediaType = 'application/scim+json'

/** Takes bodies of SCIM's own media type beside JSON; an empty one is none. */
export function takesScim(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser(
    [scimMediaType, 'application/json'],
    { parseAs: 'string' },
    (request, body, done) => {
      const text = String(body)
      if (text.trim() === '') return done(null, undefined)
      return parse(request, text, done)
    },
  )
}
