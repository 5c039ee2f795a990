import { writeFileSync } from 'node:fs'
import { paperDocument } from '../apps/api/src/contract/paper-document.ts'
import { typstRenderer } from '../apps/api/src/outside/pdf/typst.ts'
import { addDays, instantOf, isoDate, localTime } from '../packages/domain/src/kernel/calendar.ts'
import { contractFacts } from './a-contract.ts'
const r = typstRenderer()
const template = new URL('../apps/api/src/contract/paper.typ', import.meta.url)
const out = async (name: string, f: any) => { const b = await r.renderCounted({ template, data: paperDocument(f), standard: 'a-3a' }); writeFileSync(`/tmp/x/${name}.pdf`, b.bytes); console.log(name, b.pages, b.bytes.length) }
const base = contractFacts(1) as any
await out('one', base)
const names = ['Ольга Жукова', 'محمد الأمين', 'שרה כהן', '王小明', 'Αλέξανδρος Παπαδόπουλος', 'Đặng Thị Ánh Nguyệt', 'Łucja Żółkiewska', 'सीता देवी', '김민수', 'ไพโรจน์ สุขใจ', 'Jean-Baptiste Emmanuel Zorg de la Rochefoucauld-Montmorency et Saint-Aubin d’Alembert']
const eleven = contractFacts(11) as any
eleven.contracts.forEach((c: any, i: number) => { c.sider = names[i] })
await out('eleven', eleven)
const sixty = contractFacts(60) as any
sixty.contracts[3].sider = names[10]
sixty.mission.name = 'Serveur (Noël)'
await out('sixty', sixty)
const hundred = contractFacts(2) as any
hundred.contracts[0] = { ...hundred.contracts[0], workedDays: 100, lastDay: addDays(isoDate('2026-12-07'), 99), workedMinutes: 100*450, priceCents: 1234567, salaryCents: 654321, shifts: Array.from({length:100},(_,i)=>({ startsAt: instantOf(addDays(isoDate('2026-12-07'), i), localTime('22:00')), endsAt: instantOf(addDays(isoDate('2026-12-07'), i+1), localTime('06:00')), breakMinutes: i%2?30:0, workedMinutes: 450 })) }
await out('hundred', hundred)
const flex = contractFacts(1) as any
flex.mission.weeks = { weeklyVolume: 28, amplitudeStart: '08:00', amplitudeEnd: '20:00' }
flex.contracts[0] = { ...flex.contracts[0], shifts: [], workedDays: 20, lastDay: isoDate('2027-01-03') }
await out('flex', flex)
const long = contractFacts(1) as any
const L = 'Une très longue description qui occupe beaucoup de place et ne finit pas. '.repeat(40)
Object.assign(long.mission, { purpose: L, workConditions: L, subtasks: Array.from({length:30},(_,i)=>`Tâche numéro ${i} avec un nom assez long`), dressCode: 'x'.repeat(300), isRiskPosition: null, risks: Array.from({length:15},(_,i)=>`Risque ${i}`), equipments: Array.from({length:20},(_,i)=>({name:`Équipement ${i}`,isSafety:i%2===0,providedBy:[null,'sider','company'][i%3]})) })
long.client.name = 'Société par actions simplifiée des établissements de restauration collective de la Vallée de la Loire et du Massif central réunis'
long.provider.notice = 'SAS au capital de 1 000 000 €, RCS Paris 123 456 782, 14 rue de la Très Longue Adresse qui ne finit jamais, 75002 Paris, France'
long.provider.guarantor = 'Compagnie européenne de garanties et cautions mutuelles des entreprises de travail temporaire, 128 rue La Boétie, 75378 Paris Cedex 08'
long.motive = { reason: 'replacement', justification: 'Absences multiples', replacements: Array.from({length:12},(_,i)=>({name:`Personne Remplacée ${i}`,position:'Chef de rang',justification:'congé maladie ordinaire'})), recruitments: [] }
long.pay.bonuses = Array.from({length:8},(_,i)=>({name:`Prime ${i}`,amount:1.5+i,frequency:['hour','day','week','month'][i%4],conditions:'sous condition de présence'}))
await out('long', long)
const wait = contractFacts(1) as any
wait.motive = { reason: 'waitingRecruitment', justification: 'Poste à pourvoir', replacements: [], recruitments: [{ name: 'Alice Roux', date: '2027-02-01', position: 'Cheffe de rang' }] }
wait.contracts[0] = { ...wait.contracts[0], lastDay: wait.contracts[0].firstDay, workedDays: 1, shifts: wait.contracts[0].shifts.slice(0,1), workedMinutes: 330 }
wait.pay = { ...wait.pay, increases: ['normal','night','extra','sunday','solidarity','holidays'].map((hourType:any)=>({hourType, thresholdHours: hourType==='extra'?35:null, increaseBasisPoints: 2500})), lunch: [{type:'ticket',amount:9.25,coverRate:60},{type:'indemnity',amount:7.4,coverRate:null}] }
await out('wait', wait)
await r.close()
