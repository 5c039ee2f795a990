import {
  validateCustomEquipment,
  validateCustomName,
} from '@renfort/domain/job-description/work-conditions.ts'
import { issue, type Issue } from '@renfort/domain/kernel/issue.ts'
import { isInCatalogue, type CatalogueKind, subtasksOf } from './catalogue.ts'
import { equipmentGroup, type EquipmentChoice, type JobFieldsPatch } from './stored-job-fields.ts'

/** The problems of a patch with the catalogue and with typed names, each at its field. */
export function jobFieldIssues(
  patch: JobFieldsPatch,
  jobTitleId: string,
  equipmentField: 'equipment' | 'equipments',
): Issue[] {
  const proposed = new Set(subtasksOf(jobTitleId)?.map(({ id }) => id))
  return [
    ...choiceIssues('subtasks', patch.subtasks, (id) => proposed.has(id)),
    ...choiceIssues('tools', patch.tools, (id) => isInCatalogue('tool', id)),
    ...equipmentIssues(equipmentField, patch.equipments),
    ...choiceIssues('experiences', patch.experiences, (id) => isInCatalogue('experience', id)),
    ...idIssues('riskIds', patch.riskIds, 'risk'),
    ...idIssues('languageIds', patch.languageIds, 'language'),
    ...idIssues('licenceIds', patch.licenceIds, 'licence'),
  ]
}

function choiceIssues(
  field: string,
  choices: readonly { readonly id?: string | undefined; readonly name: string }[] | undefined,
  isKnown: (id: string) => boolean,
): Issue[] {
  return (choices ?? []).flatMap(({ id, name }, i) => {
    if (id === undefined) return validateCustomName(name, [field, i, 'name'])
    return isKnown(id) ? [] : [issue([field, i, 'id'], 'errors.field.unknown_choice')]
  })
}

function equipmentIssues(
  field: string,
  equipments: readonly EquipmentChoice[] | undefined,
): Issue[] {
  return (equipments ?? []).flatMap((choice, i) => {
    const { id } = choice
    if (id !== undefined && !isInCatalogue('equipment', id)) {
      return [issue([field, i, 'id'], 'errors.field.unknown_choice')]
    }
    const found = validateCustomEquipment({ ...choice, group: equipmentGroup(choice) })
    return found
      .filter(({ path }) => id === undefined || path[0] !== 'name')
      .map((problem) => ({ ...problem, path: [field, i, ...problem.path] }))
  })
}

function idIssues(field: string, ids: readonly string[] | undefined, kind: CatalogueKind): Issue[] {
  return (ids ?? []).flatMap((id, i) =>
    isInCatalogue(kind, id) ? [] : [issue([field, i], 'errors.field.unknown_choice')],
  )
}
