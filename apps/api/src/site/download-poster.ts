import type { sites } from '@renfort/contract'
import type { Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { dateInParis } from '@renfort/domain/kernel/calendar.ts'
import { findOrganisationHead } from '../organisation/organisation-queries.ts'
import { refuse } from '../platform/http/refusal.ts'
import { renderNow } from '../platform/http/render-now.ts'
import { type Call, organisationOf } from '../platform/http/route.ts'
import type { FileAnswer } from '../platform/http/wire-answer.ts'
import { siteOf } from '../platform/mail/compose-mail.ts'
import { siteAt } from './list-sites.ts'
import { posterDocument } from './poster-document.ts'
import { posterCodeOf } from './site-code.ts'
import { wordsOf } from './words-of.ts'

const template = new URL('./poster.typ', import.meta.url)

type Download = Parsed<typeof sites.downloadSitePoster>

export async function downloadPoster(
  call: Call,
  { params: { locationId }, query: { locale = call.locale } }: Download,
): Promise<FileAnswer> {
  const { services, scope } = call
  const place = await siteAt(call, locationId)
  const { secret, secretMadeAt, title, address, postalCode, city } = place
  if (secret === null || secretMadeAt === null) throw refuse('errors.action.unavailable')
  const head = await findOrganisationHead(services.db.queries(scope), organisationOf(call))
  const data = posterDocument(
    {
      company: head?.name ?? '',
      place: { title, address: `${address}, ${postalCode} ${city}` },
      // Behind the `#`, so that no server log has it.
      url: `${siteOf(services).publicUrl}/s/site#${posterCodeOf(secret)}`,
      validFrom: secretMadeAt,
      today: dateInParis(services.clock.now()),
    },
    locale,
  )
  const bytes = await renderNow(call, { template, data, standard: 'ua-1' })
  return {
    bytes,
    headers: {
      'content-disposition': `attachment; filename="${wordsOf(locale).file}.pdf"`,
      'cache-control': 'no-store',
      'content-type': 'application/pdf',
      'content-security-policy': "default-src 'none'; sandbox",
    },
  }
}
