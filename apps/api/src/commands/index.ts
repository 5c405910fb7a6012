import { audit } from './audit.ts';
import { check } from './check.ts';
import { couponExtend, couponList, couponMake, couponSaid, couponSet, couponUses } from './coupon-commands.ts';
import { day } from './day.ts';
import { doctor } from './doctor.ts';
import type { DatabaseCommand, FileCommand } from './command.ts';
import { importCommand } from './import.ts';
import { groupList, groupPropose, groupRefuse } from './group-commands.ts';
import { invoiceAnnul } from './invoice-annul.ts';
import { invoiceExport } from './invoice-export.ts';
import { invoiceList } from './invoice-list.ts';
import { invoiceShow } from './invoice-show.ts';
import { joiningAccept, joiningList, joiningRefuse } from './joining-commands.ts';
import { linkList, linkOrder, linkSend, linkWithdraw } from './link-commands.ts';
import { mailList } from './mail-list.ts';
import { memberAdd } from './member-add.ts';
import { memberEnd, memberLevel, memberRenew } from './member-change.ts';
import { memberErase } from './member-erase.ts';
import { memberExport } from './member-export.ts';
import { memberImport } from './member-import.ts';
import { memberList } from './member-list.ts';
import { memberProgress } from './member-progress.ts';
import { migrate } from './migrate.ts';
import { newsletterList } from './newsletter-list.ts';
import { officeAdd, officeLink, officeList, officeRemove, officeSettings } from './office-commands.ts';
import { outboxList } from './outbox-list.ts';
import { outboxRetry } from './outbox-retry.ts';
import { orderAddress } from './order-address.ts';
import { orderCancel } from './order-cancel.ts';
import { orderDeliveryNote } from './order-delivery-note.ts';
import { orderDispatch } from './order-dispatch.ts';
import { orderList } from './order-list.ts';
import { orderReady } from './order-ready.ts';
import { orderRefund } from './order-refund.ts';
import { orderResendMail } from './order-resend-mail.ts';
import { orderSet } from './order-set.ts';
import { orderShow } from './order-show.ts';
import { personErase } from './person-erase.ts';
import { personExport } from './person-export.ts';
import { tokenAdd, tokenList, tokenRevoke } from './token-commands.ts';
import { visitCancel, visitCloseDay, visitCloseSlot, visitMove, visitOfferDay, visitOpenDay, visitOpenSlot, visitPeople, visitRefund } from './visit-change.ts';
import { visitList } from './visit-list.ts';
import { visitShow } from './visit-show.ts';
import { voucherExtend, voucherSend, voucherShow } from './voucher-change.ts';
import { voucherList } from './voucher-list.ts';
import { voucherMake } from './voucher-make.ts';
import { voucherSet } from './voucher-set.ts';
import { webhookAdd, webhookList, webhookRemove, webhookTest } from './webhook-commands.ts';
import { stockList, stockMove, winePrice, wineSaid, wineSale } from './wine-commands.ts';
import { memberPurchases, orderDeliveryNotes, orderDispatches, workList } from './work-commands.ts';
import { write } from './write.ts';

/** Every command, by its words. A new one is added here; `restore` alone, which opens a server of its own, in `run-command.ts`. */
export const commands: readonly (DatabaseCommand | FileCommand)[] = [
  check,
  write,
  importCommand,
  migrate,
  audit,
  doctor,
  day,
  linkOrder,
  linkList,
  linkSend,
  linkWithdraw,
  memberList,
  memberAdd,
  memberImport,
  memberExport,
  memberErase,
  memberLevel,
  memberRenew,
  memberEnd,
  memberProgress,
  memberPurchases,
  joiningList,
  joiningAccept,
  joiningRefuse,
  personExport,
  personErase,
  mailList,
  newsletterList,
  orderList,
  orderShow,
  orderSet,
  visitList,
  visitShow,
  visitCancel,
  visitMove,
  visitPeople,
  visitRefund,
  visitCloseDay,
  visitOpenDay,
  visitOfferDay,
  visitCloseSlot,
  visitOpenSlot,
  groupList,
  groupPropose,
  groupRefuse,
  orderAddress,
  orderDeliveryNote,
  orderDeliveryNotes,
  orderDispatch,
  orderDispatches,
  orderReady,
  orderCancel,
  orderResendMail,
  voucherList,
  voucherMake,
  voucherSet,
  voucherShow,
  voucherExtend,
  voucherSend,
  couponList,
  couponUses,
  couponMake,
  couponExtend,
  couponSet,
  couponSaid,
  stockList,
  stockMove,
  winePrice,
  wineSale,
  wineSaid,
  orderRefund,
  invoiceList,
  invoiceShow,
  invoiceExport,
  invoiceAnnul,
  officeAdd,
  officeList,
  officeLink,
  officeRemove,
  officeSettings,
  tokenAdd,
  tokenList,
  tokenRevoke,
  webhookAdd,
  webhookList,
  webhookRemove,
  webhookTest,
  workList,
  outboxList,
  outboxRetry,
];
