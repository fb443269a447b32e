import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { ellipsisIcon, trash2Icon } from '../../generated/icons.ts';
import { Carousel } from '../carousel/carousel.tsx';
import * as kit from '../index.ts';
import { Dialog } from '../islands/dialog.tsx';
import { Menu } from '../islands/menu.tsx';
import { KitProvider } from '../islands/provider.tsx';
import { showToast, Toaster } from '../toaster/toaster.tsx';
import { Actions, AssetCard, Cards, Messages, Navigation, Words } from './gallery-light.tsx';

const { Button, Grid, HStack, Heading, Icon, IconButton, Stack, Text } = kit;

const Form = () => (
  <Stack gap={6}>
    <kit.Field label="เบอร์โทรศัพท์" hint="เราจะส่งรหัส 6 หลักไปที่เบอร์นี้" required>
      <kit.Input type="tel" placeholder="081-234-5678" />
    </kit.Field>
    <kit.Field label="ราคา" error="ใส่ราคาเป็นตัวเลข เช่น 3500000">
      <kit.Input start="฿" end="บาท" defaultValue="สามล้าน" />
    </kit.Field>
    <kit.Field label="ประเภท">
      <kit.NativeSelect>
        <option>คอนโด</option>
      </kit.NativeSelect>
    </kit.Field>
    <kit.Field label="รายละเอียด">
      <kit.Textarea />
    </kit.Field>
    <kit.RadioCardGroup
      name="deal"
      label="คุณต้องการ"
      defaultValue="sale"
      options={[
        { value: 'sale', label: 'ขาย', description: 'โอนกรรมสิทธิ์ให้ผู้ซื้อ' },
        { value: 'rent', label: 'ให้เช่า', description: 'รายเดือนหรือรายปี' },
      ]}
    />
    <kit.Checkbox>ยอมรับเงื่อนไขการใช้งาน</kit.Checkbox>
  </Stack>
);

const Islands = () => {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <HStack wrap>
      <Button onClick={() => setOpen(true)}>เปิดกล่อง</Button>
      <Button onClick={() => showToast({ type: 'success', title: 'บันทึกแล้ว' })}>แจ้งเตือน</Button>
      <Menu
        trigger={<IconButton label="เมนู" icon={<Icon icon={ellipsisIcon} />} />}
        items={[
          { value: 'view', label: 'ดูประกาศ', href: '#view' },
          null,
          { value: 'remove', label: 'ลบ', danger: true, icon: <Icon icon={trash2Icon} /> },
        ]}
      />
      <Dialog
        open={isOpen}
        onClose={close}
        title="ลบประกาศนี้หรือไม่"
        closeLabel="ปิด"
        footer={<Button onClick={close}>เก็บไว้</Button>}
      >
        กู้คืนไม่ได้
      </Dialog>
      <Toaster label="การแจ้งเตือน" closeLabel="ปิด" />
    </HStack>
  );
};

const carouselTexts = {
  previous: 'ก่อนหน้า',
  next: 'ถัดไป',
  pause: 'หยุด',
  play: 'เล่น',
  goTo: (slide: number) => `ไปที่สไลด์ ${slide}`,
  slide: (slide: number, count: number) => `${slide} จาก ${count}`,
};

const slides = ['ก', 'ข', 'ค', 'ง', 'จ', 'ฉ'].map((key) => ({
  key,
  content: <AssetCard title={`บ้าน ${key}`} price="฿2,900,000" />,
}));

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <KitProvider>
    <kit.SkipLink target="main">ข้ามไปยังเนื้อหา</kit.SkipLink>
    <kit.Container as="main" id="main">
      <kit.Section>
        <Stack gap={8}>
          <Heading level={1} size="3xl">
            หาบ้านที่ใช่ ใกล้ที่คุ้นเคย
          </Heading>
          <Text size="lg" tone="muted">
            ประกาศขายและให้เช่าจากเจ้าของและผู้ขายทั่วไทย
          </Text>
          <Actions />
          <Words />
          <Cards />
          <Islands />
          <Navigation />
          <Grid columns={2} gap={8}>
            <Form />
            <Messages />
          </Grid>
          <Carousel label="แนะนำ" perView="cards" slides={slides} texts={carouselTexts} />
        </Stack>
      </kit.Section>
    </kit.Container>
  </KitProvider>,
);
