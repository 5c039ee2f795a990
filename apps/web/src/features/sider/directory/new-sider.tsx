import { useNavigate } from '@tanstack/react-router'
import type { z } from 'zod'
import { EditDialog } from '../../../form/edit-dialog.tsx'
import { issuesOf } from '../../../platform/call.ts'
import { fullName } from '../../../platform/person-name.ts'
import { staffPaths } from '../../../platform/screen-paths.ts'
import { useToast } from '../../../ui/use-toast.ts'
import { JobsField } from './jobs-field.tsx'
import {
  IdentityFields,
  identityForm,
  type IdentityInput,
  identityOf,
  useKnownSider,
} from './identity-fields.tsx'
import { useAddSider } from './queries.ts'
import { useSiderDirectoryWords } from './words.ts'

const schema = identityForm(null)

const blank: IdentityInput = {
  firstName: '',
  lastName: '',
  phoneNumber: '',
  email: '',
  home: null,
  jobTypeIds: [],
}

/** Adds a Sider whom the platform does not know; their profile opens next. */
export function NewSiderDialog({ onClose }: { onClose: () => void }) {
  const t = useSiderDirectoryWords()
  const toast = useToast()
  const navigate = useNavigate()
  const { mutateAsync } = useAddSider()
  const { known, watch } = useKnownSider()
  const save = async (values: z.output<typeof schema>) => {
    const body = identityOf(values)
    const added = await watch(body, () => mutateAsync({ body }))
    toast.success(t(($) => $.create.done, { name: fullName(added) }))
    void navigate({ to: staffPaths.sider, params: { siderId: added.id } })
  }
  return (
    <EditDialog
      isOpen
      onClose={onClose}
      title={t(($) => $.create.title)}
      schema={schema}
      initial={blank}
      save={save}
      issuesOf={issuesOf}
      submitLabel={t(($) => $.create.submit)}
      fields={(form) => (
        <>
          <IdentityFields form={form} known={known} />
          <JobsField
            value={form.watch('jobTypeIds') ?? []}
            onChange={(ids) =>
              form.setValue('jobTypeIds', ids, { shouldDirty: true, shouldValidate: true })
            }
          />
        </>
      )}
    />
  )
}
