import type { fr } from './fr.ts'

export const en: typeof fr = {
  title: 'When you are away',
  text: 'While you are away, somebody of the team signs and validates in your place. They sign in their own name; the trail keeps both names.',
  declare: 'Declare an absence',
  none: 'No absence to come.',
  failed: 'The absences could not be loaded',
  dates: 'From {{from}} to {{until}}',
  oneDay: 'On {{from}}',
  deputyIs: '{{deputy}} signs and validates',
  mine: 'You',
  youStandIn: 'You sign and validate in their place',
  cancel: 'Cancel',
  cancelLabel: 'Cancel the absence: {{person}}, {{dates}}',
  cancelled: 'Absence cancelled: nobody acts in this place any more.',
  troubles: {
    left: '{{deputy}} has left the team: nobody acts in this place. Cancel the absence and declare it again.',
    withoutRight:
      '{{deputy}} no longer has the right to sign or validate: cancel the absence and declare it again.',
    away: '{{deputy}} is away too on some of these days, and hands nothing on to their own deputy.',
  },
  form: {
    person: 'Who is away',
    from: 'First day',
    until: 'Last day',
    deputy: 'Who signs and validates meanwhile',
    choose: 'Choose somebody',
    deputyHelp: 'Active members of the team who have these rights themselves.',
    nobody:
      'Nobody else in the team has these rights. An administrator can give them by changing a role.',
    submit: 'Declare',
    done: 'Absence declared.',
  },
}
